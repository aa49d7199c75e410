import { Curtain } from '../components/Curtain';

/** The curtain. */
export const CurtainPage = ({ onOpen }: { readonly onOpen: () => void }) => (
  <Curtain
    lead="For the eyes of"
    sideName="Armée du Nord"
    holdLabel="Hold to open"
    onOpen={onOpen}
    testID="gallery.curtain"
  />
);
