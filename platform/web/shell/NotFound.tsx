import { buttonClass } from '#platform/ui/Button.tsx'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { Link } from 'wouter'

import type { WebRoute } from '../feature.ts'

import { useText } from '../i18n.tsx'
import { Screen } from '../screen.tsx'
import { layouts } from './layouts.tsx'
import { shellTexts as texts } from './text.ts'

const route: WebRoute = {
  path: '/',
  page: 'notFound',
  layout: 'back',
  title: texts.notFound,
  load: () => Promise.reject(new Error('nothing to load')),
}

export function NotFound() {
  const t = useText()
  const Layout = layouts.back
  return (
    <Layout route={route}>
      <Screen>
        <EmptyState
          title={t(texts.notFoundTitle)}
          body={t(texts.notFoundBody)}
          action={
            <Link to="/" className={buttonClass('primary')}>
              {t(texts.toHome)}
            </Link>
          }
        />
      </Screen>
    </Layout>
  )
}
