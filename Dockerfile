# syntax=docker/dockerfile:1

# The tag is exact, and of the Node that package.json brings for the tests.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1

# What the install reads alone, so that a change of the source does not install again. Installing generates the
# database client, which is why its generator and the schema come along.
FROM base AS manifest
COPY package.json package-lock.json ./
COPY prisma/schema.prisma prisma/schema.prisma
COPY lib/commands/generate-client.mjs lib/commands/

FROM manifest AS build
RUN npm ci
COPY . .
RUN npm run build && rm -rf .next/cache

# Without what is optional too: compilers that packages name as peers, and what only a build or another database needs.
FROM manifest AS dependencies
RUN npm ci --omit=dev --omit=optional

FROM base AS runtime
ENV NODE_ENV=production \
    DATABASE_URL=file:/data/saywhen.db \
    PORT=3000
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/.next .next
COPY --from=build /app/generated generated
# Next reads its configuration at the start, and a start migrates. All code is in what was built.
COPY package.json next.config.mjs ./
COPY --from=build /app/public public
COPY prisma prisma
COPY lib/commands/run.mjs lib/commands/
COPY lib/command-line/saywhen.mjs lib/command-line/
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# readyz answers under every host name, so APP_ORIGIN does not shut the check out.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/v1/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not by npm, which would stand between the signal and the server. It migrates, and then the server takes the process
# over, which needs 28 s at most to stop.
CMD ["sh", "-c", "node lib/commands/run.mjs migrate && exec node node_modules/next/dist/bin/next start --port \"$PORT\""]
