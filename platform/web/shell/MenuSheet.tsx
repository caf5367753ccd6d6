import { Icon } from '#platform/ui/Icon.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { createElement } from 'react'
import { Link } from 'wouter'

import { accountSheet, activityDrawer, menuSheet } from '../dialogs.ts'
import { useText } from '../i18n.tsx'
import { lazyComponentOf } from '../lazyComponent.tsx'
import { useSession } from '../session.tsx'
import { useStore } from '../store.ts'
import { menuEntries } from './composed.ts'
import { LanguageSwitch, ThemeSwitch } from './Switches.tsx'
import { sheetTexts as texts } from './textSheets.ts'

const row = 'flex min-h-12 w-full items-center gap-3 text-left text-base hover:bg-sunk'

const Nothing = () => null

export function MenuSheet() {
  const t = useText()
  const open = useStore(menuSheet)
  const { address, connect } = useSession()
  const close = (): void => menuSheet.set(false)
  const instead = (show: () => void) => () => {
    close()
    show()
  }
  return (
    <Sheet open={open} onClose={close} title={t(texts.menu)}>
      <nav aria-label={t(texts.menu)}>
        <ul className="flex flex-col">
          {menuEntries().map((entry) => (
            <li key={entry.to} className="border-b border-line">
              <Link to={entry.to} className={row} onClick={close}>
                <Icon name={entry.icon} />
                <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3">
                  <span>{t(entry.text)}</span>
                  {entry.badge !== undefined &&
                    createElement(lazyComponentOf(entry.badge, Nothing))}
                </span>
                <Icon name="chevron" size={20} className="text-faint" />
              </Link>
            </li>
          ))}
          <li className="border-b border-line">
            <button type="button" className={row} onClick={instead(() => activityDrawer.set(true))}>
              <Icon name="activity" />
              <span className="grow">{t(texts.activity)}</span>
              <Icon name="chevron" size={20} className="text-faint" />
            </button>
          </li>
          <li>
            <button
              type="button"
              className={row}
              onClick={instead(address === null ? connect : () => accountSheet.set(true))}
            >
              <Icon name="wallet" />
              <span className="grow">
                {address === null ? t(texts.connectWallet) : t(texts.accountTitle)}
              </span>
              <Icon name="chevron" size={20} className="text-faint" />
            </button>
          </li>
        </ul>
      </nav>
      <div className="flex flex-col gap-2 pt-2">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </Sheet>
  )
}
