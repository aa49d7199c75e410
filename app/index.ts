import { registerRootComponent } from 'expo';
import { App } from './App';
import { openStorage } from './wiring/storage';

// The database's worker starts while the first page is still being drawn; App.tsx waits for this very opening.
openStorage(() => undefined).catch(() => undefined);

registerRootComponent(App);
