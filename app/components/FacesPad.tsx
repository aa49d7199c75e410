import { useState } from 'react';
import { DiePad } from './DiePad';

type FacesPadProps = {
  readonly count: number;
  readonly sides: number;
  /** All of them are there: the last face tapped settles the throw. */
  readonly onFaces: (faces: readonly number[]) => void;
  readonly testID: string;
};

/** The faces of one throw from the table, tapped one after the other. */
export const FacesPad = ({ count, sides, onFaces, testID }: FacesPadProps) => {
  const [faces, setFaces] = useState<readonly number[]>([]);
  return (
    <DiePad
      count={count}
      sides={sides}
      faces={faces}
      onChange={(next) => {
        setFaces(next);
        if (next.length === count) onFaces(next);
      }}
      testID={testID}
    />
  );
};
