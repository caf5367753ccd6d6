import {
  type Entry,
  type MenuEntry,
  type PowerTexts,
  type TileEntry,
  tileGroups,
  type WebFeature,
} from '../feature.ts'
import { type Text, verbatim } from '../../std/text.ts'

let features: readonly WebFeature[] = []

/** Called once, before the first render. */
export function provideFeatures(initialData: readonly WebFeature[]): void {
  features = initialData
}

const byOrder = <E extends Entry>(entries: readonly E[]): readonly E[] =>
  entries.toSorted((a, b) => a.order - b.order)

/** The specification's entries in its order; each from the day its screen exists. */
export const menuEntries = (): readonly MenuEntry[] =>
  byOrder(features.flatMap((feature) => feature.menu ?? []))

/** "More functions" at home: the groups that have any, in their order. */
export const tilesByGroup = (): readonly {
  group: TileEntry['group']
  tiles: readonly TileEntry[]
}[] =>
  tileGroups
    .map((group) => ({
      group,
      tiles: byOrder(features.flatMap(({ tiles = [] }) => tiles)).filter(
        (tile) => tile.group === group,
      ),
    }))
    .filter(({ tiles }) => tiles.length > 0)

/** Where lists of the account's own records come from. */
export const recordSources = () => features.flatMap((feature) => feature.records ?? [])

/** What is earned with the features, beside what fees bring. */
export const incomeNames = () => features.flatMap((feature) => feature.income ?? [])

/** What stakes of a feature are called; the feature's own name where it has none for them. */
export const pledgeName = (feature: string): Text =>
  features.find(({ name }) => name === feature)?.pledge ?? verbatim(feature)

/** What a reserve is called; the server's word where no feature names it. */
export const reserveName = (what: string): Text =>
  features.flatMap(({ reserves = {} }) =>
    Object.hasOwn(reserves, what) ? reserves[what]! : [],
  )[0] ?? verbatim(what)

/** What a contract's debt is called, be it a promised reward; the server's word where no feature names it. */
export const owedName = (what: string): Text =>
  features.flatMap(({ owed = {} }) => (Object.hasOwn(owed, what) ? owed[what]! : []))[0] ??
  reserveName(what)

/** What a holding is called; the server's word where no feature has more. */
export const holdingName = (what: string): Text =>
  features.flatMap(({ holdings = {} }) =>
    Object.hasOwn(holdings, what) ? holdings[what]! : [],
  )[0] ?? verbatim(what)

/** Words for the powers of all features. */
export const powerTexts = async (): Promise<PowerTexts> => {
  const came = await Promise.allSettled(features.flatMap(({ powers }) => powers?.() ?? []))
  return Object.assign({}, ...came.map((one) => (one.status === 'fulfilled' ? one.value : {})))
}

/** How holdings are claimed, of all features. */
export const claimSources = () => features.flatMap(({ claims }) => claims ?? [])

/** How positions are left, by feature. */
export const exitSources = () =>
  features.flatMap(({ name, exits }) => (exits ? [{ feature: name, load: exits }] : []))

/** What the features show of one's team. */
export const teamParts = () => features.flatMap((feature) => feature.ofTeam ?? [])

/** What the features show on home. */
export const homeParts = () => features.flatMap((feature) => feature.ofHome ?? [])

/** What the features show on the screen of safety. */
export const safetyParts = () => features.flatMap((feature) => feature.ofSafety ?? [])

/** What the features show in the sheet of one's account. */
export const accountParts = () => features.flatMap((feature) => feature.ofAccount ?? [])

export const activationLoader = () =>
  features.find((feature) => feature.dialogs?.activation !== undefined)?.dialogs?.activation ?? null

/** What compares the ways to pay for energy, where a feature does. */
export const feeChooserLoader = () =>
  features.find(({ feeChooser }) => feeChooser !== undefined)?.feeChooser ?? null

/** What the features know of their contracts' names. */
export const termSources = () => features.flatMap((feature) => feature.terms ?? [])

/** A path of a page that exists, or null: nothing links to what is not there. */
export const pathOfPage = (page: string): string | null =>
  features.flatMap((feature) => feature.routes).find((route) => route.page === page)?.path ?? null
