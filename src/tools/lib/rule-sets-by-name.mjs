import { readdirSync } from 'node:fs';

/** The rule sets, by the names of their folders. */
export const RULE_SETS = readdirSync(new URL('../../rules', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'common')
  .map(({ name }) => name);

/** What differs between rule sets is asked of their own values: whoever names one must be changed for the next. */
export const HOUSE = {
  rules: {
    'no-rule-set-by-name': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Literal: (node) => {
          if (RULE_SETS.includes(node.value))
            context.report({ node, message: 'Ask the rule set itself (src/rules/sets.ts), not its name.' });
        },
      }),
    },
  },
};

/** They still go by a name. Nothing is added here. */
export const BY_NAME_YET = [
  'app/gallery/FormPage.tsx',
  'app/hooks/use-procedure.ts',
  'app/screens/army/campaign/EndingsPart.tsx',
  'app/screens/army/campaign/SupplyPart.tsx',
  'app/screens/books/place-parts.ts',
  'app/screens/books/shelves.ts',
  'app/screens/books/whose-book.ts',
  'app/screens/desk/lock/LockMenu.tsx',
  'app/screens/matrix/FightKnown.tsx',
  'app/screens/new-game/FormationEditor.tsx',
  'app/screens/new-game/SetUpForm.tsx',
  'app/screens/new-game/TurnsSection.tsx',
  'app/screens/new-game/title/CardsField.tsx',
  'app/screens/new-game/title/TitleSection.tsx',
  'app/screens/new-game/units/UnitCounter.tsx',
  'app/screens/new-game/units/UnitFields.tsx',
  'app/screens/new-game/units/UnitsFold.tsx',
  'app/screens/new-game/units/unit-line.ts',
  'app/screens/new-game/units/usual-home.ts',
  'app/screens/packs/PackScreen.tsx',
  'app/screens/resolve/ResolveHome.tsx',
  'app/screens/resolve/ResolveOne.tsx',
  'app/screens/resolve/catalogue.ts',
  'app/screens/resolve/combat/FightPage.tsx',
  'app/screens/resolve/combat/Grounds.tsx',
  'app/screens/resolve/combat/GroupPanel.tsx',
  'app/screens/resolve/combat/RulesFold.tsx',
  'app/screens/resolve/combat/SetUp.tsx',
  'app/screens/resolve/combat/UnitPanel.tsx',
  'app/screens/resolve/combat/decode-draft.ts',
  'app/screens/resolve/combat/draft.ts',
  'app/screens/resolve/combat/fresh-unit.ts',
  'app/screens/resolve/combat/in-game.ts',
  'app/screens/resolve/singles/command.ts',
  'app/screens/resolve/singles/mop.ts',
  'app/screens/resolve/singles/morale.ts',
  'app/screens/resolve/singles/recovery.ts',
  'app/screens/resolve/singles/repulse.ts',
  'app/screens/resolve/unit-fields.ts',
];
