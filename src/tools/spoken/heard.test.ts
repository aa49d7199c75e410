import { followed, slips, speechIn } from './heard';

const LOG = `12:00:01 - SPEECH OUTPUT: 'Roll push button.'{'established': False}
12:00:01 - EVENT MANAGER: something else
12:00:02 - SPEECH OUTPUT: 'The Coalition’s die: 4' voice=system{'rate': 50}
12:00:03 - SPEECH OUTPUT: ''{'established': False}
12:00:03 - SPEECH OUTPUT: 'space ' {'established': False}
12:00:04 - SPEECH OUTPUT: 'That is 'it'.'`;

test('what Orca wrote down is read as it was spoken', () => {
  expect(speechIn(LOG)).toEqual(['Roll push button.', 'The Coalition’s die: 4', 'space ', "That is 'it'."]);
});

test('sentences are heard in their order, each after the one before', () => {
  const speech = ['A die: 4', 'A chit: Reille', 'A die: 4'];
  expect(followed(speech, ['die: 4', 'Reille'])).toEqual({ upTo: 2 });
  expect(followed(speech, ['die: 4', 'Reille', 'die: 4'])).toEqual({ upTo: 3 });
  expect(followed(speech, ['Reille', 'die: 4', 'Reille'])).toEqual({ upTo: 3, missing: 'Reille' });
  expect(followed(speech, ['die: 5'])).toEqual({ upTo: 0, missing: 'die: 5' });
});

test('a secret is found in whatever sentence it slips out', () => {
  expect(slips(['French desk', 'March to Wavre is sealed'], ['Wavre'])).toEqual(['March to Wavre is sealed']);
  expect(slips(['French desk'], ['Wavre', 'March'])).toEqual([]);
});
