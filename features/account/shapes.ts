import { address } from '#platform/std/fields.ts'
import * as z from 'zod/mini'

export const profileLimits = {
  /** Characters as a reader counts them. */
  nickname: 12,
  introduction: 160,
  pictureBytes: 2 * 1024 * 1024,
  /** In millions. */
  picturePixels: 16,
}

/** Under which a picture is served by its hash. */
export const picturePath = '/tessera/account/picture'

/** A picture is named by the hash of its bytes. */
export const pictureHash = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The data shown for a person. */
export const personName = z.object({
  address,
  /** Empty where none was chosen. */
  nickname: z.string(),
  avatar: z.nullable(pictureHash),
  /** Another member's nickname looks like this one. */
  alike: z.boolean(),
})
export type PersonName = z.output<typeof personName>

export const person = z.object({
  ...personName.shape,
  introduction: z.string(),
  /** Of those with similar nicknames, the earliest owner; null for that person, and without similar ones. */
  longer: z.nullable(z.object({ address, nickname: z.string() })),
})
export type PersonView = z.output<typeof person>
