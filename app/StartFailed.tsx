import { useEffect, useState } from 'react';
import { Text, View } from 'react-native';
import { Button } from './components/Button';
import { Notice } from './components/Notice';
import { SPACE } from './theme/metrics';
import { useTheme } from './theme/ThemeProvider';
import type { Closed } from './wiring/closed';
import { HAND_ON, handOn } from './wiring/hand-on';
import { lookWhyClosed } from './wiring/look-why-closed';
import type { Finding } from './wiring/look-why-closed';

/** What helps follows from what failed. */
const ADVICE: Readonly<Record<Closed, string>> = {
  noFiles:
    'Estafette keeps the games in files that this browser does not give to a page. Safari has them from 16.4 on, Chrome and Edge from 108, Firefox from 111.',
  insecure: 'A browser lets a page keep games only at an address that begins with https. Open Estafette there.',
  denied:
    'This browser lets the page keep nothing. Leave private browsing, or allow this site to keep data, and open it again.',
  full: 'There is no room left on this device. Free some space, and open Estafette again.',
  unknown: 'Close Estafette and open it again. If it stays so, the details tell why.',
};

/** A browser may refuse; the text can be marked by hand. */
const HANDED = { notYet: HAND_ON, done: 'Done', refused: 'Refused: mark it' } as const;

/** For a report of the fault: hardly anybody wants to read it, so it stays folded. */
const Details = ({ text }: { readonly text: string }) => {
  const { colour, type } = useTheme();
  const [open, setOpen] = useState(false);
  const [handed, setHanded] = useState<keyof typeof HANDED>('notYet');
  return (
    <View style={{ gap: SPACE.s, flexGrow: 1, flexShrink: 1, flexBasis: '100%' }}>
      <View style={{ flexDirection: 'row', gap: SPACE.s }}>
        <Button
          kind="quiet"
          label="Details"
          expanded={open}
          onPress={() => {
            setOpen(!open);
          }}
          testID="start.failed.details"
        />
        {open ? (
          <Button
            kind="quiet"
            label={HANDED[handed]}
            onPress={() => {
              handOn(text).then(
                () => {
                  setHanded('done');
                },
                () => {
                  setHanded('refused');
                },
              );
            }}
            testID="start.failed.copy"
          />
        ) : null}
      </View>
      {open ? (
        <Text selectable style={[type.small, { color: colour.inkSoft }]} testID="start.failed.cause">
          {text}
        </Text>
      ) : null}
    </View>
  );
};

/** The storage did not open: why, what helps, and what a report of it should say. */
export const StartFailed = ({ failure }: { readonly failure: unknown }) => {
  const [found, setFound] = useState<Finding>();
  useEffect(() => {
    let gone = false;
    void lookWhyClosed(failure).then((finding) => {
      if (!gone) setFound(finding);
    });
    return () => {
      gone = true;
    };
  }, [failure]);
  if (found === undefined) return null;
  return (
    <Notice
      kind="damage"
      title="The games could not be opened"
      titlesPage
      text={ADVICE[found.why]}
      action={<Details text={found.details} />}
      testID="start.failed_notice"
    />
  );
};
