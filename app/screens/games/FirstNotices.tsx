import type { Library } from '../../hooks/library';
import { BackupNudge } from './BackupNudge';
import { GoneGames } from './GoneGames';
import { MovedCode } from './MovedCode';

type FirstNoticesProps = {
  readonly library: Library;
  readonly onBringBack: () => void;
  readonly onChanged: () => void;
};

/** What there is to say before the games: losses first. */
export const FirstNotices = ({ library, onBringBack, onChanged }: FirstNoticesProps) => {
  const { games, gone, waiting, backup } = library;
  return (
    <>
      {gone.length === 0 ? null : (
        <GoneGames gone={gone} isPart={games.length > 0} onBringBack={onBringBack} onChanged={onChanged} />
      )}
      {waiting.length === 0 ? null : <MovedCode waiting={waiting} onChanged={onChanged} />}
      {backup === null ? null : <BackupNudge key={backup.game.key} due={backup} onChanged={onChanged} />}
    </>
  );
};
