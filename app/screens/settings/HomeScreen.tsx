import { INSTALLING } from '../../../src/wording/en/installing';
import { Panel } from '../../components/Panel';
import { SectionTitle } from '../../components/SectionTitle';
import { Body } from '../../components/Words';
import { InstallDeed, useInstallWay } from '../installing/InstallOffer';

/** The way onto the home screen, as long as there is one from here. */
export const HomeScreen = () => {
  const way = useInstallWay();
  if (way.kind === 'none') return null;
  return (
    <>
      <SectionTitle>{INSTALLING.section}</SectionTitle>
      <Panel testID="settings.install">
        <Body>{INSTALLING[way.kind]}</Body>
        <InstallDeed way={way} testID="settings.install" />
      </Panel>
    </>
  );
};
