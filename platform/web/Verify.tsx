import type { Source } from '#platform/std/source.ts'
import { createContext, type ReactNode, useContext, useEffect, useId, useState } from 'react'

import { useText } from './i18n.tsx'
import { lazyComponent } from './lazyComponent.tsx'
import { platformTexts } from './text.ts'

export interface VerifyProps {
  /** What the figure is called on the screen. */
  readonly of: string
  /** Several where the figure was computed from them. Without any, the figure is not listed. */
  readonly source: Source | readonly Source[] | null | undefined
}

/** A figure and what it was read from; at least one source. */
export interface VerifiedFigure {
  readonly of: string
  readonly sources: readonly Source[]
}

interface Figures {
  readonly put: (key: string, figure: VerifiedFigure) => void
  readonly drop: (key: string) => void
}

const FiguresContext = createContext<Figures>({ put: () => {}, drop: () => {} })

const VerifySheet = lazyComponent(async () => (await import('./VerifySheet.tsx')).VerifySheet, null)

/** Enters a figure in the list behind the screen's one button "Verify"; shows nothing itself. */
export function Verify({ of, source }: VerifyProps): null {
  const key = useId()
  const { put, drop } = useContext(FiguresContext)
  useEffect(() => {
    const sources = source === null || source === undefined ? [] : distinct([source].flat())
    if (sources.length === 0) drop(key)
    else put(key, { of, sources })
  })
  useEffect(() => () => drop(key), [key, drop])
  return null
}

/** A figure that is entered in the list. */
export const Verifiable = ({ children, ...figure }: VerifyProps & { children: ReactNode }) => (
  <>
    {children}
    <Verify {...figure} />
  </>
)

/** A screen or a sheet with the button "Verify" at its end, where any of its figures has a source. */
export function VerifyScope({ children }: { children: ReactNode }) {
  const t = useText()
  const [any, setAny] = useState(false)
  const [listed, setListed] = useState<readonly VerifiedFigure[] | null>(null)
  // Figures change with every reply; the list is read when it is opened.
  const [entered] = useState(() => new Map<string, VerifiedFigure>())
  const [figures] = useState<Figures>(() => ({
    put: (key, figure) => setAny(entered.set(key, figure).size > 0),
    drop: (key) => {
      if (entered.delete(key)) setAny(entered.size > 0)
    },
  }))
  return (
    <FiguresContext value={figures}>
      {children}
      {any && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="inline-flex min-h-11 min-w-11 items-center justify-center self-end rounded-md text-sm font-semibold text-lapis"
          onClick={() => setListed([...entered.values()])}
        >
          {t(platformTexts.verify)}
        </button>
      )}
      {listed !== null && <VerifySheet figures={listed} onClose={() => setListed(null)} />}
    </FiguresContext>
  )
}

/** What two fields were computed from is listed once. */
const distinct = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((one) => [`${one.contract} ${one.call}`, one])).values(),
]

/** The source of one field of a reply. */
export const sourceOf = (sources: readonly Source[], what: string): Source | undefined =>
  sources.find((source) => source.what === what)

/** All sources of one field, or of several. */
export const sourcesOf = (sources: readonly Source[], ...fields: string[]): readonly Source[] =>
  fields.flatMap((field) => sources.filter(({ what }) => what === field))
