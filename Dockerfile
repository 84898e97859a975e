# Debian, so glibc: fs-native-extensions, whose kernel lock keeps a second process out of the data directory, ships no
# binary for musl, so the image cannot be based on Alpine. Node 20 is the version that the tests run on.
ARG NODE_IMAGE=node:20-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY compiler/package.json compiler/
# No dependency needs an install script.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts/build.js scripts/
COPY src src
# The compiler and its types are needed here alone.
RUN npm run build && rm -rf node_modules/typescript node_modules/@types node_modules/citeworthy-compiler dist/.tsbuildinfo

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
# The service shows them at /docs.
COPY docs docs
COPY deploy/health-check.mjs deploy/
# The user `node` of the base image. A number, because Kubernetes cannot tell from a name that it is not root.
RUN install -d -o 1000 -g 1000 -m 0700 /data
USER 1000:1000
VOLUME /data
EXPOSE 8080
# The first start creates the embedded database, which takes minutes on a busy machine.
HEALTHCHECK --interval=15s --timeout=5s --start-period=180s --retries=3 CMD ["node", "/app/deploy/health-check.mjs"]
ENTRYPOINT ["node", "/app/dist/main.js"]
CMD ["serve"]
