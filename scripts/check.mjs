// npm run check: what can be known in under a minute. The whole is `npm test`.
import { requireNode } from './run/node-version.mjs'

requireNode()
void import('./run/test.mjs').then((test) => test.checkQuick())
