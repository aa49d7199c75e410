import { StackRouter, createNavigatorFactory, useNavigationBuilder, useTheme } from '@react-navigation/native';
import type {
  DefaultNavigatorOptions,
  NavigationProp,
  ParamListBase,
  StackActionHelpers,
  StackNavigationState,
  StackRouterOptions,
} from '@react-navigation/native';
import { StyleSheet, View } from 'react-native';

type State = StackNavigationState<ParamListBase>;
/** All that the pages say of themselves here. */
type Options = { title?: string; headerShown?: boolean };
type Events = Record<string, { data: undefined }>;

type StackProps = DefaultNavigatorOptions<
  ParamListBase,
  string | undefined,
  State,
  Options,
  Events,
  NavigationProp<ParamListBase>
>;

/**
 * Pages that lie on one another: those beneath stay as they were, out of sight. What the phones' stack brings for a browser is a
 * header that no page of this app has, with all that moves in it: a tenth of the first page.
 */
const Stack = (props: StackProps) => {
  const { state, descriptors, render } = useNavigationBuilder<
    State,
    StackRouterOptions,
    StackActionHelpers<ParamListBase>,
    Options,
    Events
  >(
    // @ts-expect-error -- written without exact optional properties: what one type may leave out, the other may set to undefined
    StackRouter,
    props,
  );
  const { colors } = useTheme();
  return render(
    <View style={styles.whole}>
      {state.routes.map((route, i) => {
        const isInFront = i === state.index;
        return (
          <View
            key={route.key}
            aria-hidden={!isInFront}
            style={[StyleSheet.absoluteFill, { backgroundColor: colors.background }, isInFront ? null : styles.beneath]}
          >
            {descriptors[route.key]?.render()}
          </View>
        );
      })}
    </View>,
  );
};

const styles = StyleSheet.create({ whole: { flex: 1 }, beneath: { display: 'none' } });

export const createStack = createNavigatorFactory(Stack);
