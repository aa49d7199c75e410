/** What is shown of a play, wherever it is opened. `of`: whom it is opened for, where somebody is named. */
export type PlayPartProps = Readonly<{ of: string | null }>;
