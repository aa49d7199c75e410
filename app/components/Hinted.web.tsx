import { useId } from 'react';
import { Pressable, TextInput } from 'react-native';
import type { HintedInputProps, HintedPressableProps } from './Hinted';

/**
 * A browser knows no hints: react-native-web drops them. What stands for one is a text that nobody sees and the thing is
 * described by. It stands inside the thing and goes with it. (WebKitGTK does not read `aria-description`.)
 */
const useHint = (hint: string | undefined) => {
  const id = useId();
  if (hint === undefined || hint === '') return { described: {}, text: null };
  const text = (
    <span id={id} hidden>
      {hint}
    </span>
  );
  return { described: { 'aria-describedby': id }, text };
};

export const HintedPressable = ({ hint, children, ...props }: HintedPressableProps) => {
  const { described, text } = useHint(hint);
  return (
    <Pressable {...props} {...described}>
      {(state) => (
        <>
          {typeof children === 'function' ? children(state) : children}
          {text}
        </>
      )}
    </Pressable>
  );
};

export const HintedInput = ({ hint, ...props }: HintedInputProps) => {
  const { described, text } = useHint(hint);
  return (
    <>
      <TextInput {...props} {...described} />
      {text}
    </>
  );
};
