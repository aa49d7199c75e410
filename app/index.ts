import { registerRootComponent } from 'expo';
import { App } from './App';
import { answerKeys } from './hooks/answer-keys';
// In a browser it hears of "back" before the navigation does, and so must be there before it.
import './hooks/use-back';
import { beyond } from './navigation/lazily';
import { askedFor } from './wiring/asked-for';
import { clearCopies } from './wiring/files';
import { sayWhatRuns } from './wiring/service-worker';
import { openStorage } from './wiring/storage';
import { keepFieldsSeen } from './wiring/visible-viewport';

// Before the first late piece is asked for, and also by a tab that waits for its turn.
sayWhatRuns();

// A page beyond the first needs it in any case: it comes while the storage is opened.
if (askedFor().isLate) beyond().catch(() => undefined);

// The database's worker starts while the first page is still being drawn; App.tsx waits for this very opening.
openStorage(() => undefined).catch(() => undefined);

registerRootComponent(App);
answerKeys();
keepFieldsSeen();
clearCopies();
