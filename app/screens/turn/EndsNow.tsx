import { disruptionChecks } from '../army/DisruptionChecks';
import { EndsNowPanel } from './EndsNowPanel';

/** The same list as on the Army page, where the step ends that takes the markers off. */
export const EndsNow = () => <EndsNowPanel checks={disruptionChecks} />;
