import { useState } from 'react';
import { View } from 'react-native';
import { HintedInput } from '../../components/Hinted';
import { IconButton } from '../../components/IconButton';
import { useRing } from '../../components/pointed';
import { Icon } from '../../drawings/Icon';
import { RADIUS, SPACE, TARGET } from '../../theme/metrics';
import { useTheme } from '../../theme/ThemeProvider';
import { themedStyles } from '../../theme/use-styles';

const useStyles = themedStyles(
  ({ colour, type }) =>
    ({
      frame: {
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        minHeight: TARGET,
        paddingLeft: SPACE.m,
        marginBottom: SPACE.s,
        borderWidth: 1,
        borderColor: colour.rule,
        borderRadius: RADIUS.m,
        backgroundColor: colour.card,
      },
      focused: { borderColor: colour.ink },
      field: {
        ...type.body,
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 0,
        minWidth: 0,
        minHeight: TARGET,
        color: colour.ink,
        paddingVertical: 0,
        // The frame shows where the letters go.
        outlineStyle: 'solid',
        outlineWidth: 0,
      },
    }) as const,
);

export type SearchFieldProps = { readonly value: string; readonly onChange: (text: string) => void };

/** The one field over everything in the books. */
export const SearchField = ({ value, onChange }: SearchFieldProps) => {
  const styles = useStyles();
  const { colour } = useTheme();
  const [focused, setFocused] = useState(false);
  const { ring, ref } = useRing('books.search.field', focused);
  return (
    <View ref={ref} style={[styles.frame, focused ? styles.focused : null, ring]}>
      <Icon name="search" colour={colour.inkSoft} size={20} />
      <HintedInput
        accessibilityLabel="Search the books"
        hint="A rule’s number, or words"
        value={value}
        onChangeText={onChange}
        onFocus={() => {
          setFocused(true);
        }}
        onBlur={() => {
          setFocused(false);
        }}
        placeholder="Search: 12.7, fire"
        placeholderTextColor={colour.inkSoft}
        autoCorrect={false}
        autoCapitalize="none"
        returnKeyType="search"
        maxLength={60}
        style={styles.field}
        testID="books.search.field"
      />
      {value === '' ? null : (
        <IconButton
          icon="close"
          label="Clear the search"
          onPress={() => {
            onChange('');
          }}
          testID="books.search.clear"
        />
      )}
    </View>
  );
};
