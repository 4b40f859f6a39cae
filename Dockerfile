FROM node:24-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY apps ./apps
COPY scripts ./scripts
COPY tsconfig.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && npm run build && mkdir -p data/files && chown -R node:node /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/app/data NODE_COMPILE_CACHE=/app/node_modules/.cache/compiled
EXPOSE 3000
HEALTHCHECK CMD node -e "fetch('http://127.0.0.1:3000/api/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
# Node itself is process 1: npm would end at once when told to stop, and the container with it, while answers are under way.
CMD ["node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=8", "apps/api/src/server.ts"]
