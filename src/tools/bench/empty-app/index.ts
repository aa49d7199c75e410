import { registerRootComponent } from 'expo';
import { EmptyApp } from './EmptyApp';

registerRootComponent(EmptyApp);
