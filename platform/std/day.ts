export const secondsADay = 86_400

/** The first second of the day that a time is in, UTC. */
export const dayOf = (time: number): number => time - (time % secondsADay)
