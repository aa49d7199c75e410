/** An event's own fields, as state keeps them. */
export type WithoutType<Event extends Readonly<{ type: string }>> = Omit<Event, 'type'>;
