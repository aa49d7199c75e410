import { GameHeader } from '../game/GameHeader';
import { BooksPage } from './BooksPage';

/** The books as a place of a game. */
export const BooksTab = () => <BooksPage aboveTabs header={<GameHeader />} />;
