# Two stages: the first has the tools and builds, the second holds what serves and nothing else. `npm run proof -- image` lays both
# down without Docker and starts the server from the second.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY scripts ./scripts
COPY packages ./packages
COPY apps ./apps
RUN npm ci --ignore-scripts --no-audit --no-fund
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/node24.cjs ./scripts/
COPY packages/contract ./packages/contract
COPY packages/exam ./packages/exam
COPY packages/formats ./packages/formats
COPY packages/markup ./packages/markup
# Of the bank a server knows the shape of its file and how its ids are made; the questions are in the file.
COPY packages/question-bank/package.json ./packages/question-bank/
COPY packages/question-bank/src/uuid-v5.ts ./packages/question-bank/src/
COPY packages/question-bank/src/artefact/bank-artefact.ts ./packages/question-bank/src/artefact/
# Of the web app npm wants to know what it would need; it is not installed.
COPY apps/web/package.json ./apps/web/
COPY apps/api ./apps/api
# A library that can read settings written in TypeScript would like to have a compiler, so npm brings one; ours are not.
RUN npm ci --omit=dev --workspace=@sabiprep/api --ignore-scripts --no-audit --no-fund && npm cache clean --force && rm -r node_modules/typescript node_modules/@typescript
COPY --from=build /app/packages/question-bank/dist ./packages/question-bank/dist
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN mkdir -p data/files node_modules/.cache/compiled && chown -R node:node data node_modules/.cache
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Node itself is process 1: npm would end at once when told to stop, and the container with it, while answers are under way.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "apps/api/src/server.ts"]
