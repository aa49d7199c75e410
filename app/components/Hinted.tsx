import type { Ref } from 'react';
import { Pressable, TextInput } from 'react-native';
import type { PressableProps, TextInputProps, View } from 'react-native';

type Hint = {
  /** What a press will do, for the screen reader, where the name alone does not say it. */
  readonly hint: string | undefined;
};

export type HintedPressableProps = Omit<PressableProps, 'accessibilityHint'> & Hint & { readonly ref?: Ref<View> };

export type HintedInputProps = Omit<TextInputProps, 'accessibilityHint'> & Hint;

/** The one way to give a thing a hint: a phone has a word of its own for it, a browser has not. */
export const HintedPressable = ({ hint, ...props }: HintedPressableProps) => (
  <Pressable {...props} accessibilityHint={hint} />
);

/** The same for a field. */
export const HintedInput = ({ hint, ...props }: HintedInputProps) => <TextInput {...props} accessibilityHint={hint} />;
