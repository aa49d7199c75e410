import { useState } from 'react';
import { Button } from '../../components/Button';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Body, Small } from '../../components/Words';
import { useKept } from '../../hooks/use-kept';

/** What the browser says of the games' safety. A phone keeps them, and there is nothing to say. */
export const KeptHere = () => {
  const { kept, ask } = useKept();
  const [again, setAgain] = useState(false);
  if (kept === null || kept === undefined) return null;
  return (
    <>
      <SectionTitle>The games in this browser</SectionTitle>
      <Panel testID="settings.kept">
        <Body live="changes">
          {kept
            ? 'This browser keeps the games until you delete them.'
            : 'This browser may clear the games when space gets short.'}
        </Body>
        {kept ? null : (
          <>
            <Button
              label="Ask it to keep them"
              onPress={() => {
                void ask().then(() => {
                  setAgain(true);
                });
              }}
              testID="settings.kept.ask"
            />
            <Small>
              {again
                ? 'It has said no. With Estafette on the home screen, or after some days of play, it may say yes.'
                : 'Should it put the question to you, say yes. Backup files are safe in any case.'}
            </Small>
          </>
        )}
      </Panel>
    </>
  );
};
