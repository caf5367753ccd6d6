import type { Entry, WebFeature } from '../feature.ts'
import { type Text, verbatim } from '../../std/text.ts'

let features: readonly WebFeature[] = []

/** Called once, before the first render. */
export function provideFeatures(given: readonly WebFeature[]): void {
  features = given
}

const byOrder = (entries: readonly Entry[]): readonly Entry[] =>
  entries.toSorted((a, b) => a.order - b.order)

/** The specification's entries in its order; each from the day its screen exists. */
export const menuEntries = (): readonly Entry[] =>
  byOrder(features.flatMap((feature) => feature.menu ?? []))

/** "More functions" at home. */
export const tiles = (): readonly Entry[] =>
  byOrder(features.flatMap((feature) => feature.tiles ?? []))

/** Whence lists of one's own records come. */
export const recordSources = () => features.flatMap((feature) => feature.records ?? [])

/** What is earned with the features, beside what fees bring. */
export const incomeNames = () => features.flatMap((feature) => feature.income ?? [])

/** What stakes of a feature are called; the feature's own name where it has none for them. */
export const pledgeName = (feature: string): Text =>
  features.find(({ name }) => name === feature)?.pledge ?? verbatim(feature)

/** What a reserve is called; the server's word where no feature says more. */
export const reserveName = (what: string): Text =>
  features.flatMap(({ reserves = {} }) =>
    Object.hasOwn(reserves, what) ? reserves[what]! : [],
  )[0] ?? verbatim(what)

/** What the features show of one's team. */
export const teamParts = () => features.flatMap((feature) => feature.ofTeam ?? [])

export const activationLoader = () =>
  features.find((feature) => feature.dialogs?.activation !== undefined)?.dialogs?.activation ?? null

/** What the features know of their contracts' names. */
export const termSources = () => features.flatMap((feature) => feature.terms ?? [])

/** A path of a page that exists, or null: nothing links to what is not there. */
export const pathOfPage = (page: string): string | null =>
  features.flatMap((feature) => feature.routes).find((route) => route.page === page)?.path ?? null
