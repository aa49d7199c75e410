import { registerRootComponent } from 'expo';
import { Gallery } from '../../../app/gallery/Gallery';

registerRootComponent(Gallery);
