/**
 * A numbered section of a book in our own words: its number, its title, what a player at the table must know, and where it
 * leads: tables by their id (`nlc/fire`), rules by their number (`NLC 7.4`, `Ruling 16`).
 */
export type Section = readonly [at: string, title: string, text: string, links?: readonly string[]];
