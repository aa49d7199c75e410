/** MOP 37.14, read a second time: for Grouchy the first of his two. */
export const MOP_LEADERS: Readonly<Record<string, number>> = {
  ...{ Blücher: 3, Yorck: 3, Kleist: 3 },
  ...{ Gyulai: 2, Frimont: 2, Wrede: 3, Kronprinz: 2 },
  ...{ Barclay: 1, Sacken: 2, Olsufief: 2, Pahlen: 3, Kaptsevich: 2, Lieven: 2 },
  ...{ Scherbatov: 2, Vasilchikov: 2, Rajewski: 2, Yermalov: 3, 'Galitzin V': 2 },
  ...{ Napoléon: 3, Grouchy: 3, Nansouty: 3, Mortier: 2, Ney: 4, Victor: 2 },
  ...{ Marmont: 3, Macdonald: 3, Gérard: 2, Doumerc: 3, Exelmans: 3, Milhaud: 3 },
};
