# What is kept. Nothing here can be destroyed by a plan: whoever means it takes the guard away first.

resource "google_firestore_database" "default" {
  name                              = "(default)"
  location_id                       = var.region
  type                              = "FIRESTORE_NATIVE"
  concurrency_mode                  = "OPTIMISTIC"
  point_in_time_recovery_enablement = "POINT_IN_TIME_RECOVERY_ENABLED"
  delete_protection_state           = "DELETE_PROTECTION_ENABLED"
  deletion_policy                   = "ABANDON"
  depends_on                        = [google_project_service.needed]

  lifecycle {
    prevent_destroy = true
  }
}

# Point-in-time recovery reaches back 7 days; these reach further, in the schedule that `docs/security.md` promises.
resource "google_firestore_backup_schedule" "daily" {
  database  = google_firestore_database.default.name
  retention = "604800s" # 7 days
  daily_recurrence {}
}

resource "google_firestore_backup_schedule" "weekly" {
  database  = google_firestore_database.default.name
  retention = "8467200s" # 14 weeks, the longest there is
  weekly_recurrence {
    day = "MONDAY"
  }
}

# Our own files, which no client reaches: FILES_BUCKET.
resource "google_storage_bucket" "files" {
  name                        = "${var.project_id}-files"
  location                    = var.region
  uniform_bucket_level_access = true
  public_access_prevention    = "enforced"
  depends_on                  = [google_project_service.needed]

  # What was removed by mistake is there for a week more; after that a picture that was removed is gone.
  versioning {
    enabled = true
  }
  soft_delete_policy {
    retention_duration_seconds = 0
  }
  lifecycle_rule {
    condition {
      days_since_noncurrent_time = 7
      with_state                 = "ARCHIVED"
    }
    action {
      type = "Delete"
    }
  }
  # Copies that people asked for (functions/src/store/export-job-document.ts) are removed by their jobs; this is the net under it.
  lifecycle_rule {
    condition {
      age            = 30
      matches_prefix = ["exports/"]
    }
    action {
      type = "Delete"
    }
  }
  lifecycle_rule {
    condition {
      age = 1
    }
    action {
      type = "AbortIncompleteMultipartUpload"
    }
  }

  lifecycle {
    prevent_destroy = true
  }
}
