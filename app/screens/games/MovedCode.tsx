import type { GameRow } from '../../../src/journal/store';
import { stopWaiting } from '../../../src/session/games-waiting';
import { openMoved } from '../../../src/session/moving';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { Body, Heading } from '../../components/Words';
import { usePorts } from '../../hooks/use-app';
import { CodeEntry } from '../game/CodeSheet';

type MovedCodeProps = { readonly waiting: readonly GameRow[]; readonly onChanged: () => void };

/** The one code of a file with all games: asked for here, and then at none of them. */
export const MovedCode = ({ waiting, onChanged }: MovedCodeProps) => {
  const ports = usePorts();
  const names = waiting.map(({ name }) => name).join(', ');
  return (
    <Panel testID="games.moved">
      <Heading>The code of the file</Heading>
      <Body>
        {`It opens what is sealed in ${names}. A desk that has a PIN opens with its own recovery code, in its game.`}
      </Body>
      <CodeEntry
        label="Code"
        onCode={async (code) => {
          const { opened, answer } = await openMoved(ports, code);
          if (opened === 0) return answer;
          onChanged();
          return { kind: 'open' };
        }}
        testID="games.moved.code"
      />
      <Button
        label="Ask at each game instead"
        kind="plain"
        onPress={() => {
          void stopWaiting(ports).then(onChanged, onChanged);
        }}
        testID="games.moved.stop"
      />
    </Panel>
  );
};
