output "deploy_settings" {
  description = "Variables of the GitHub environment (docs/operations.md)."
  value = {
    GOOGLE_IDENTITY_PROVIDER = google_iam_workload_identity_pool_provider.github.name
    GOOGLE_DEPLOYER          = google_service_account.deployer.email
  }
}

output "files_bucket" {
  description = "FILES_BUCKET of functions/.env.<project id>."
  value       = google_storage_bucket.files.name
}
