import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from './components/Button';
import { Notice } from './components/Notice';
import { Screen } from './components/Screen';

/** Should a page of the app fail, a plain sheet takes its place instead of nothing at all. The games are on disk. */
export const Mishap = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <Screen testID="mishap">
        <Notice
          kind="damage"
          title="Something went wrong"
          titlesPage
          text="This is a mistake of the app, not yours. The game is safe on this device, up to the last play."
          action={<Button label="Open again" kind="primary" onPress={resetErrorBoundary} testID="mishap.again" />}
          testID="mishap.notice"
        />
      </Screen>
    )}
  >
    {children}
  </ErrorBoundary>
);
