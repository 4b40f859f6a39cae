// What a candidate's databases on this device are called. Signing out deletes them by these names, without opening them.
export const storeNameOf = (candidateUuid: string): string => `sabiprep:${candidateUuid}`;

/** Study materials lie apart: their files are large, and the test screen has no need of them. */
export const materialsNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:materials`;

/** Lessons that came with a pack. */
export const lessonsNameOf = (candidateUuid: string): string => `${storeNameOf(candidateUuid)}:lessons`;
