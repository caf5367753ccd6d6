import { useText } from '../i18n.tsx'
import { useOfficialLinks } from './officialLinks.ts'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'
import { shellTexts as texts } from './text.ts'

/** Home's footer: the official links that the operator set (none set: none shown), the switches. */
export function Footer() {
  const t = useText()
  const links = useOfficialLinks()
  return (
    <footer className="mt-8 flex flex-col gap-3 border-t border-line px-4 pt-4 pb-8">
      {links.length > 0 && (
        <nav aria-label={t(texts.links)} className="flex flex-wrap gap-x-4">
          {links.map(({ name, url }) => (
            <a
              key={url}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 max-w-full items-center underline [overflow-wrap:anywhere]"
            >
              {name}
            </a>
          ))}
        </nav>
      )}
      <LanguageSwitch />
      <ThemeSwitch />
    </footer>
  )
}
