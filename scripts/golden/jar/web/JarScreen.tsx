import { Amount } from '#platform/ui/Amount.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { Screen } from '#platform/web/screen.tsx'

import { jarApi } from '../api.ts'
import { Movements } from './Movements.tsx'
import { MoveForm } from './MoveForm.tsx'
import { jarTexts as texts } from './text.ts'

export function JarScreen() {
  const t = useText()
  const query = useApi(jarApi.jarInfo, {})
  return (
    <Screen inTurn>
      <OfMember>
        <QueryState query={query} skeleton={<Skeleton className="h-64 w-full" />}>
          {({ balance }) => (
            <Surface className="flex flex-col gap-4">
              <div className="flex flex-col gap-1">
                <h2 className="font-text text-sm font-normal text-soft">{t(texts.inYourJar)}</h2>
                <Amount
                  value={BigInt(balance)}
                  decimals={6}
                  symbol={nativeSymbol()}
                  className="text-3xl"
                />
              </div>
              <MoveForm balance={BigInt(balance)} />
              <p className="text-xs text-soft">{t(texts.promise)}</p>
            </Surface>
          )}
        </QueryState>
        <section className="flex flex-col gap-3">
          <h2 className="text-lg">{t(texts.movements)}</h2>
          <Movements />
        </section>
      </OfMember>
    </Screen>
  )
}
