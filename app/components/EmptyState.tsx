import type { ReactNode } from 'react';
import { View } from 'react-native';
import { SPACE } from '../theme/metrics';
import { Body, Heading } from './Words';

export type EmptyStateProps = {
  readonly drawing: ReactNode;
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly testID?: string | undefined;
};

/** An empty page that says what belongs here. */
export const EmptyState = ({ drawing, title, text, action, testID }: EmptyStateProps) => (
  <View style={{ alignItems: 'center', gap: SPACE.m, paddingVertical: SPACE.xl }} testID={testID}>
    {drawing}
    <Heading align="center">{title}</Heading>
    {text === undefined ? null : (
      <Body align="center" tone="inkSoft">
        {text}
      </Body>
    )}
    {action}
  </View>
);
