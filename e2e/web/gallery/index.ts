import { registerRootComponent } from 'expo';
import { Gallery } from '../../../app/gallery/Gallery';

// At `/gallery` every component in every state; anywhere else the app itself, with a rule set more than it has.
if (location.pathname.startsWith('/gallery')) registerRootComponent(Gallery);
else void import('../../../app/index');
