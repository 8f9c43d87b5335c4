-- Without features, the words of an advertisement were null, and no search for words found it.
UPDATE "listing" SET "features" = '{}' WHERE "features" IS NULL;
ALTER TABLE "listing" ALTER COLUMN "features" SET DEFAULT ARRAY[]::TEXT[],
                      ALTER COLUMN "features" SET NOT NULL;
