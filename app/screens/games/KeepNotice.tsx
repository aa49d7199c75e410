import { useState } from 'react';
import { Button } from '../../components/Button';
import { Notice } from '../../components/Notice';
import { useApp, useSetting } from '../../hooks/use-app';
import { useKept } from '../../hooks/use-kept';

const KEPT = 'This browser keeps the games until you delete them.';
const MAY_CLEAR =
  'The browser does not promise it: when space gets short it may clear them. Backup files are safe in any case. With Estafette installed the settings can ask again.';

/** Prepares the player for the browser's own question, which comes once and only when he lets it. */
export const KeepNotice = () => {
  const { change, written } = useApp().settings;
  const wasAsked = useSetting('keepAsked');
  const { kept, ask } = useKept();
  const [answered, setAnswered] = useState(false);
  if (answered)
    return (
      <Notice
        kind={kept === true ? 'good' : 'info'}
        text={kept === true ? KEPT : MAY_CLEAR}
        onClose={() => {
          setAnswered(false);
        }}
        testID="games.keep.answer"
      />
    );
  if (wasAsked || kept !== false) return null;
  return (
    <Notice
      kind="info"
      title="Keep the games here?"
      text="When space gets short a browser may clear what a page has stored. Estafette can ask it not to: should it put the question to you, say yes."
      action={
        <Button
          label="Ask the browser"
          onPress={() => {
            change({ keepAsked: true });
            // The answer is shown when it is on the disk that the question was put: it is put once.
            void Promise.all([ask(), written()]).then(() => {
              setAnswered(true);
            });
          }}
          testID="games.keep.ask"
        />
      }
      onClose={() => {
        change({ keepAsked: true });
      }}
      testID="games.keep"
    />
  );
};
