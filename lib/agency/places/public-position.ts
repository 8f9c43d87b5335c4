/** A thousandth of a degree of latitude is about 110 m. */
export const PUBLIC_STEPS_PER_DEGREE = 1_000

/** Rounds a coordinate to a whole number of steps. */
export const toStep = (degrees: number): number => Math.floor(degrees * PUBLIC_STEPS_PER_DEGREE + 0.5)

/** Rounds a coordinate to the public position, so that a listing does not reveal the exact house. */
export const roundDegrees = (degrees: number): number => toStep(degrees) / PUBLIC_STEPS_PER_DEGREE
