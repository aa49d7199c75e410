import { useAnnounced, useAnnouncedChange } from '../hooks/use-announced';

type AnnouncedProps = { readonly text: string };

/** Reads a text out when it comes and whenever it changes. It is not to be seen. */
export const Announced = ({ text }: AnnouncedProps) => {
  useAnnounced(text);
  return null;
};

/** Reads a text out whenever it changes. It is not to be seen. */
export const ChangeAnnounced = ({ text }: AnnouncedProps) => {
  useAnnouncedChange(text);
  return null;
};
