import { AddressText } from '#platform/ui/AddressText.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { linksIn } from './links.ts'
import { newsTexts as texts } from './text.ts'

/** The text stays text; what it links to stands below it, each with the domain that it leads to. */
export function Outside({ body }: { body: string }) {
  const t = useText()
  const links = linksIn(body)
  if (links.length === 0) return null
  return (
    <section className="flex flex-col">
      <h3 className="pb-2 text-base">{t(texts.links)}</h3>
      {links.map(({ url, site }) => (
        <a
          key={url}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="flex min-h-15 items-center gap-3 border-t border-line py-2.5 hover:bg-sunk"
        >
          <span className="flex min-w-0 grow flex-col [overflow-wrap:anywhere]">
            <span className="font-semibold">{t(texts.leaves, { site })}</span>
            <span className="text-xs text-soft">{url}</span>
          </span>
          <Icon name="external" size={20} className="text-soft" />
        </a>
      ))}
    </section>
  )
}

/** Contracts that a security announcement warns of. */
export function Spenders({ list }: { list: readonly string[] }) {
  const t = useText()
  if (list.length === 0) return null
  return (
    <section className="flex flex-col">
      <h3 className="pb-2 text-base">{t(texts.spenders)}</h3>
      {list.map((address) => (
        <div key={address} className="flex min-h-11 items-center border-t border-line">
          <AddressText address={address} full copyLabel={t(texts.copyAddress)} />
        </div>
      ))}
    </section>
  )
}
