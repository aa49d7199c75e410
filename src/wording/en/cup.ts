/** The name of the chit that belongs to no formation. */
export const COORDINATED_NAME = 'Coordinated Action';
