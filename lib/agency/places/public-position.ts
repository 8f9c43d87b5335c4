/** Public positions are rounded to thousandths of a degree, which is about 110 m of latitude. */
export const PUBLIC_STEPS_PER_DEGREE = 1_000

/** Rounds a coordinate to a whole number of steps. `publicDegrees` has the same formula, so that SQL rounds alike. */
export const toStep = (degrees: number): number => Math.floor(degrees * PUBLIC_STEPS_PER_DEGREE + 0.5)

/** Rounds a coordinate to the public position, so that a listing does not reveal the exact house. */
export const roundDegrees = (degrees: number): number => toStep(degrees) / PUBLIC_STEPS_PER_DEGREE
