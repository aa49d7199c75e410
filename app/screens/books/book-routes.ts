/** The pages of the books. They stand in the game's navigator and outside of it, since both open them. */
export type BookRoutes = {
  BookShelf: { shelf: string };
  /** `row` and `column`: the cell to light. */
  BookTable: { id: string; row?: string; column?: string };
  /** `ref`: a rule's number, or what else a place is cited by. */
  BookPlace: { ref: string };
};
