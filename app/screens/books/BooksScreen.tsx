import { HeaderBar } from '../../components/Screen';
import { Title } from '../../components/Words';
import { BackButton } from './BackButton';
import { BooksPage } from './BooksPage';

/** The books by themselves, without a game. */
export const BooksScreen = () => (
  <BooksPage header={<HeaderBar left={<BackButton />} title={<Title>Books</Title>} />} />
);
