/**
 * The folders and which way data flows between them. Every rule is an error, with its reason.
 * A test breaks each rule on purpose (scripts/boundaries.test.ts).
 * @type {import('dependency-cruiser').IConfiguration}
 */
const test = '\\.test\\.tsx?$|\\.example\\.tsx$|/example\\.ts$|/conformance\\.ts$';
/** The supply and the ports of its parts. */
const suppliers = '^src/ports/(?:flight-|room-)?supply/';

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-resolvable',
      comment: 'An import that leads nowhere fails here, not at start.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|\\.po$|virtual:' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules of the trade run on both sides and know nothing of the world.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: test },
      to: { pathNot: '^src/(domain/|defaults\\.ts$)' },
    },
    {
      name: 'defaults-import-nothing',
      comment: 'Rules, ports, server and browser all read the page of defaults.',
      severity: 'error',
      from: { path: '^src/defaults\\.ts$' },
      to: { path: '' },
    },
    {
      name: 'ports-know-only-the-domain',
      comment: 'A port says what we need in the words of the trade; vendors translate.',
      severity: 'error',
      from: { path: '^src/ports/([^/]+)/[^/]+-port\\.ts$' },
      to: {
        pathNot:
          '^src/(domain/|defaults\\.ts$)|^src/ports/($1/[^/]+-port|supply/(supply-port|vendor/part-call))\\.ts$',
      },
    },
    {
      name: 'jobs-know-no-trade',
      comment: 'Intervals, queues and the leader serve every feature and port; what a job does is handed in.',
      severity: 'error',
      from: { path: '^src/jobs/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(jobs|database)/|^src/(defaults|domain/time/clock)\\.ts$' },
    },
    {
      name: 'settings-know-nobody',
      comment: 'Each adapter and `main` declare their settings with it: it imports none of them.',
      severity: 'error',
      from: { path: '^src/settings/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/settings/' },
    },
    {
      name: 'design-knows-no-trade',
      comment:
        'Primitives serve every brand and feature: they take props, and read only rules, texts and links.',
      severity: 'error',
      from: { path: '^src/design/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/(design|domain|site|texts|defaults\\.ts|url\\.ts|routes\\.ts)' },
    },
    {
      name: 'features-do-not-meet',
      comment:
        'Features meet in `app`, in `api/<trade>` or in `main`, or the rule moves to the domain. What a search is they share in `trip-search`.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'trip-search-lies-below-features',
      comment: 'What a search is: features stand on it, and it knows none of them.',
      severity: 'error',
      from: { path: '^src/trip-search/', pathNot: test },
      to: { path: '^src/(features|content-modules|content-seeds)/' },
    },
    {
      name: 'modules-do-not-meet',
      comment: 'A content module stands alone, so that editors can combine them freely.',
      severity: 'error',
      from: { path: '^src/content-modules/(?!registry/)([^/]+)/', pathNot: test },
      to: { path: '^src/content-modules/', pathNot: '^src/content-modules/($1|definition|parts)/' },
    },
    {
      name: 'modules-know-no-feature',
      comment:
        'Features place modules, so what a module shows of a feature is handed in where both meet, in `app/content`; `site` lies below both.',
      severity: 'error',
      from: { path: '^src/(content-modules|site)/' },
      to: { path: '^src/(features|trip-search)/' },
    },
    {
      name: 'visitors-load-no-editor',
      comment: 'The editors’ app shows the shop’s modules; nothing of the shop knows it.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/editor/|${test}` },
      to: { path: '^src/editor/|^node_modules/@puckeditor/' },
    },
    {
      name: 'features-do-not-reach-up',
      comment: 'Data flows page, use case, rules and ports: nothing below knows the app around it.',
      severity: 'error',
      from: {
        path: '^src/(features|trip-search|content-modules|content-seeds|design|site|ports|brands|texts)/',
        pathNot: test,
      },
      to: { path: '^src/(app|gallery|server|api|main|demo)/' },
    },
    {
      name: 'use-cases-know-no-transport',
      comment:
        'A use case is called by a route, a job or a test alike. In `api` only what reads a request or answers one knows Fastify.',
      severity: 'error',
      from: { path: '^src/(features|trip-search|content-modules|domain|site|jobs|database)/', pathNot: test },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'server-knows-no-trade',
      comment:
        'The server only serves: what it serves is handed in by `main`. Of the content modules it knows the list of those that stand in the frame.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: test },
      to: {
        path: '^src/(api|features|trip-search|main|demo|offer-index|content-modules|editor|gallery)/',
        pathNot: '^src/content-modules/registry/',
      },
    },
    {
      name: 'trades-of-the-api-do-not-meet',
      comment: 'Each trade answers its own calls; only an order is placed from a checkout.',
      severity: 'error',
      from: { path: '^src/api/(?!booking/)([^/]+)/', pathNot: test },
      to: { path: '^src/api/', pathNot: '^src/api/$1/' },
    },
    {
      name: 'bookings-of-the-api-know-only-checkouts',
      comment: 'An order is placed from a checkout and answered with its cart.',
      severity: 'error',
      from: { path: '^src/api/booking/', pathNot: test },
      to: { path: '^src/api/', pathNot: '^src/api/(booking|checkout)/' },
    },
    {
      name: 'api-is-put-together-in-main',
      comment: 'Routes are registered by `main`; what lies below knows no route.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(api|main)/|${test}` },
      to: { path: '^src/api/' },
    },
    {
      name: 'nothing-imports-main',
      comment: 'Everything is put together there, so it imports all and is imported by none.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/main/|${test}` },
      to: { path: '^src/main/' },
    },
    {
      name: 'only-main-knows-the-demo',
      comment: 'The demonstration stands behind the ports, so that an operator can leave it out.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(main|demo)/|${test}` },
      to: { path: '^src/demo/' },
    },
    {
      name: 'first-pages-are-only-written',
      comment:
        'What a brand opens with is written into the database by a program of its own, which finds the pages by their place. Editors change it there; no other code reads it.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(main|content-seeds)/|^src/brands/[^/]+/pages/|${test}` },
      to: { path: '^src/content-seeds/|^src/brands/[^/]+/pages/' },
    },
    {
      name: 'brands-do-not-meet',
      comment:
        'A brand is a folder that is copied as a whole, and deleted where no other sells for its company. Of another one it takes the company alone that both sell for.',
      severity: 'error',
      from: { path: '^src/brands/([^/]+)/' },
      to: { path: '^src/brands/[^/]+/', pathNot: '^src/brands/$1/|^src/brands/[^/]+/company\\.ts$' },
    },
    {
      name: 'browser-knows-no-server-file',
      comment:
        'What both sides use takes no type from a file of the server either: the type stands in a file of its own. Pages of staff are rendered by the server alone and may show what only it can make.',
      severity: 'error',
      from: {
        path: '^src/(app|content-modules|design|editor|features|site|trip-search)/|^src/ports/[^/]+/[^/]+/browser/',
        pathNot: `\\.server\\.tsx?$|${test}`,
      },
      to: { path: '\\.server\\.tsx?$', pathNot: 'code-to-scan\\.server\\.tsx$' },
    },
    {
      name: 'vendors-are-wired-once',
      comment:
        'Which adapter serves a port is decided in `main`; which one works in the browser, in one file of `app/pages` for each port (the next rule).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `^src/(ports|main|demo)/|^src/app/pages/(payment-clients\\.ts|captcha-field\\.tsx)$|${test}`,
      },
      to: { path: '^src/ports/', pathNot: '-port\\.ts$' },
    },
    {
      name: 'pages-hand-in-browser-adapters-alone',
      comment:
        'A page gives its features the part of an adapter that runs in the browser, `ports/<port>/<vendor>/browser/`. Everything else of an adapter is for `main`.',
      severity: 'error',
      from: { path: '^src/app/pages/', pathNot: test },
      to: { path: '^src/ports/', pathNot: '-port\\.ts$|^src/ports/[^/]+/[^/]+/browser/' },
    },
    {
      name: 'packages-of-a-vendor-stay-in-its-adapter',
      comment:
        'A vendor is replaced by touching one folder, `main` and, for its part in the browser, `app/pages`.',
      severity: 'error',
      from: {
        path: '^(src|scripts|bench)/',
        pathNot:
          '^src/(ports/(payment/adyen|captcha/altcha|mail/smtp|inbound-mail/smtp|offers/sharded|supply-log/nats|identity/openid)|demo/identity-provider)/',
      },
      to: {
        path: '^node_modules/(@adyen|altcha-lib|nodemailer|@types/nodemailer|smtp-server|postal-mime|html-to-text|@types/html-to-text|@nats-io|openid-client|oidc-provider|@types/oidc-provider)/',
      },
    },
    {
      name: 'database-knows-no-trade',
      comment: 'Every feature and adapter may query the typed database: it imports none of them.',
      severity: 'error',
      from: { path: '^src/database/', pathNot: test },
      to: { path: '^src/', pathNot: '^src/database/' },
    },
    {
      name: 'offer-index-stands-alone',
      comment: 'The index knows facts and questions of the trade and its port, nothing of who asks.',
      severity: 'error',
      from: { path: '^src/offer-index/', pathNot: test },
      to: {
        path: '^src/',
        pathNot: '^src/((offer-index|domain)/|defaults\\.ts$)|^src/ports/offers/offers-port\\.ts$',
      },
    },
    {
      name: 'offer-index-is-wired-once',
      comment: 'Everybody else asks the port: shards and replicas answer it alike.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(offer-index|main)/|${test}` },
      to: { path: '^src/offer-index/' },
    },
    {
      name: 'ports-do-not-meet',
      comment: 'Behind each port stands another party: they know each other only through the shop.',
      severity: 'error',
      from: { path: '^src/ports/([^/]+)/', pathNot: `${test}|${suppliers}` },
      to: { path: '^src/ports/', pathNot: '^src/ports/$1/' },
    },
    {
      name: 'suppliers-meet-suppliers-alone',
      comment: 'Rooms and flights of several suppliers are put together behind the supply; no other port is.',
      severity: 'error',
      from: { path: suppliers, pathNot: test },
      to: { path: '^src/ports/', pathNot: suppliers },
    },
    {
      name: 'tools-do-not-meet',
      comment:
        'A script or benchmark is started alone: what two of them need is the product’s, or the tests’.',
      severity: 'error',
      from: { path: '^(scripts|bench)/' },
      to: { path: '^(scripts|bench)/', pathNot: '^$1/' },
    },
    {
      name: 'tools-look-from-outside',
      comment:
        'Scripts and benchmarks start the shop or one of its parts. Calls and pages they reach over HTTP, as everybody does.',
      severity: 'error',
      from: { path: '^(scripts|bench)/', pathNot: test },
      to: { path: '^src/(api|content-modules|design|editor|gallery|app/pages|server/(http|pages|visitor))/' },
    },
    {
      name: 'product-does-not-import-tests',
      comment: 'Tests and scripts look at the product, never the other way round.',
      severity: 'error',
      from: { path: '^src/', pathNot: test },
      to: { path: '^(tests|scripts|bench)/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.svg' },
    tsPreCompilationDeps: true,
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
